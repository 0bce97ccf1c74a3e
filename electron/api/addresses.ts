/** Addresses on the web, as texts to select: the program opens none of them. */
export const addresses = {
  homepage: 'https://github.com/digit-duels/digit-duels',
  issues: 'https://github.com/digit-duels/digit-duels/issues',
  releases: 'https://github.com/digit-duels/digit-duels/releases',
} as const;
