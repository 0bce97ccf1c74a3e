declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the greatest weight in a graph, by Edmonds' algorithm.
   *
   * @param edges - between nodes, which are numbered from 0, with their weights.
   * @param maxCardinality - whether only matchings with the most edges count.
   * @returns the mate of each node, -1 for none. Nodes after the last one with an edge are left out.
   */
  export default function matchingOf(
    edges: readonly (readonly [node: number, other: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
}
