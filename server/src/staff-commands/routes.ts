import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { createNotFoundError, createUnauthorizedError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { findStaffPerson, getBearerToken } from '../staff/staff-person.ts'
import { runAuditedCommand } from './run-audited-command.ts'
import { type CommandName, staffCommands } from './staff-commands.ts'

const isCommandName = (name: string): name is CommandName => Object.hasOwn(staffCommands, name)

/** @param operators e-mail addresses */
export function registerStaffCommandRoutes(
  app: FastifyInstance,
  context: AllTenantsContext,
  operators: readonly string[],
): void {
  app.post<{ Params: { command: string } }>('/adviser/:command', async (request) => {
    const person = await findStaffPerson(context.allTenantsDb, getBearerToken(request), {
      now: context.clock(),
      operators,
    })
    if (!person) throw createUnauthorizedError()
    const { command } = request.params
    if (!isCommandName(command)) throw createNotFoundError()
    const args = parseInput(staffCommands[command], request.body ?? {})
    const answer = await runAuditedCommand(context, { person, command, args, source: request.ip })
    return { data: typeof answer === 'function' ? await answer() : answer }
  })
}
