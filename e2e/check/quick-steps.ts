import { execFileSync } from 'node:child_process'
import { root } from './root.ts'
import { type Step, vitestStep } from './step.ts'
import { boundaries, texts, types, unusedCode } from './steps.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Where this branch left the shared one; the last commit where there is no shared one. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/HEAD')
  } catch {
    return 'HEAD'
  }
}

/** Files that differ from a commit, committed or not, and those that git does not know yet. */
const changedSince = (commit: string) =>
  [git('diff', '--name-only', '--diff-filter=d', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')

/** The steps of `pnpm check`: what a change under work can break, in a minute. */
export function quickSteps(): Step[] {
  const since = base()
  const changed = changedSince(since)
  return [
    {
      name: 'lint and format of what changed',
      command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
    },
    types,
    boundaries,
    texts,
    unusedCode,
    vitestStep({
      name: 'unit tests that the change touches',
      report: 'unit-changed',
      args: ['--changed', since, '--passWithNoTests'],
    }),
  ]
}
