import { giveCommand } from './adviser.ts'
import type { Installation } from './installation.ts'

/** The command line of a firm's systems, below the folder of the workspace. */
export const firmCommand = 'server/src/firm-api/cli.ts'

/** Who operates an installation, and the owner of a firm of it. */
export const [operator, ruben] = ['operator@portaal.example', 'ruben@zuideradvies.example']

/**
 * Sends a file of records to the firm BEEK of an installation, with a key that somebody makes for it; answers what was said of it.
 * @param make the command that makes the key
 */
export async function importFile(
  portal: Installation,
  token: string,
  file: string,
  make = 'key-add',
): Promise<string> {
  const { key } = await giveCommand<{ key: string }>(portal.admin, token, make, {
    ...{ tenant: 'beek', label: make },
  })
  return portal.run({ FIRM_KEY: key, FIRM_URL: portal.admin }, firmCommand, 'import', file, '--wait')
}
