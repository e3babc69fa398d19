import type { Logger } from 'pino'
import type { EnvVariables } from '../config.ts'
import { runDoctor } from '../doctor/run-doctor.ts'
import { StartError } from '../start-error.ts'

/** Checks of the doctor without which the portal cannot work. */
const requiredChecks = ['settings', 'database', 'database rights']

/**
 * Logs problems that the doctor finds.
 * @throws StartError if settings or database are unusable
 */
export async function checkInstallation(env: EnvVariables, log: Logger): Promise<void> {
  /** Ignores the check of norms, since the running server logs their end. */
  const wrong = (await runDoctor(env)).filter(({ check, state }) => state !== 'ok' && check !== 'norms')
  const fatal = wrong.filter(({ check, state }) => state === 'failed' && requiredChecks.includes(check))
  if (fatal.length > 0)
    throw new StartError(fatal.map(({ message, remedy }) => `${message} ${remedy}`).join('\n'))
  for (const { check, state, message, remedy } of wrong)
    log[state === 'failed' ? 'error' : 'warn']({ check, remedy }, message)
}
