import type { Logger } from 'pino'
import type { Variables } from '../config.ts'
import { examine } from '../doctor/examine.ts'
import { StartError } from '../start-error.ts'

/** Checks without which the portal cannot work. */
const needed = ['settings', 'database', 'database rights']

/**
 * Runs the doctor's checks of a production server, and logs problems.
 * @throws StartError if settings or database are unusable
 */
export async function checkInstallation(env: Variables, log: Logger): Promise<void> {
  /** The server itself logs which norms end, each day. */
  const wrong = (await examine(env)).filter(({ check, state }) => state !== 'ok' && check !== 'norms')
  const fatal = wrong.filter(({ check, state }) => state === 'failed' && needed.includes(check))
  if (fatal.length > 0)
    throw new StartError(fatal.map(({ message, remedy }) => `${message} ${remedy}`).join('\n'))
  for (const { check, state, message, remedy } of wrong)
    log[state === 'failed' ? 'error' : 'warn']({ check, remedy }, message)
}
