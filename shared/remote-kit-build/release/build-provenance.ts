import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ProvenanceInput } from '@portal/contract/provenance'

const execFileAsync = promisify(execFile)

/** Returns the output of a git command in a folder; null outside a repository or without git. */
const runGit = (folder: string, ...args: string[]): Promise<string | null> =>
  execFileAsync('git', args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )

const removeCredentials = (address: string): string => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')

function getCiRunUrl(): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL } = process.env
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  return CI_JOB_URL ?? BUILD_URL ?? null
}

/** Reads the provenance of a build: commit, whether files differ from that commit, repository and CI run. */
export async function readProvenance(
  folder: string,
): Promise<Pick<ProvenanceInput, 'source' | 'builder' | 'finishedOn'>> {
  const commit = await runGit(folder, 'rev-parse', 'HEAD')
  const changed = commit === null ? null : await runGit(folder, 'status', '--porcelain')
  const repository = removeCredentials((await runGit(folder, 'remote', 'get-url', 'origin')) ?? 'local')
  return {
    source: commit === null ? null : { repository, commit: changed ? `${commit}-changed` : commit },
    builder: getCiRunUrl() ?? 'local',
    finishedOn: new Date().toISOString(),
  }
}
