import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { MadeFrom } from '@portal/contract/provenance'

const run = promisify(execFile)

/** Output of a git command in a folder; null outside a repository or without git. */
const git = (folder: string, ...args: string[]): Promise<string | null> =>
  run('git', args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )

/** A repository URL without user name and password. */
const withoutUser = (address: string): string => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')

/** URL of the current CI run; null outside CI. */
function buildRun(): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL } = process.env
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  return CI_JOB_URL ?? BUILD_URL ?? null
}

/** Provenance of a build: commit, whether files differ from it, repository and CI run. */
export async function sourceOf(folder: string): Promise<Pick<MadeFrom, 'source' | 'builder' | 'finishedOn'>> {
  const commit = await git(folder, 'rev-parse', 'HEAD')
  const changed = commit === null ? null : await git(folder, 'status', '--porcelain')
  const repository = withoutUser((await git(folder, 'remote', 'get-url', 'origin')) ?? 'local')
  return {
    source: commit === null ? null : { repository, commit: changed ? `${commit}-changed` : commit },
    builder: buildRun() ?? 'local',
    finishedOn: new Date().toISOString(),
  }
}
