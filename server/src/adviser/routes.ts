import type { FastifyInstance } from 'fastify'
import { runAuditedAction } from '../audit/run-audited-action.ts'
import type { AllTenantsContext } from '../context.ts'
import { createNotFoundError, createUnauthorizedError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { getBearerToken } from '../staff/bearer-token.ts'
import { findStaffPerson, type StaffPerson } from '../staff/staff-person.ts'
import { clearTenantCache } from '../tenants/find-tenant.ts'
import { pickAuditedFields } from './audited-fields.ts'
import { createCommandActions } from './command-actions.ts'
import { createCommandContext } from './command-context.ts'
import { type CommandArguments, type CommandName, staffCommands } from './staff-commands.ts'

const isCommandName = (name: string): name is CommandName => Object.hasOwn(staffCommands, name)

interface CommandCall<C extends CommandName> {
  person: StaffPerson
  command: C
  args: CommandArguments<C>
  /** IP address from which the command was sent. */
  source: string
}

/**
 * Runs a command and audits it in one transaction. Rejected commands are audited too.
 * @throws HttpError as the command does
 */
export async function runAuditedCommand<C extends CommandName>(
  context: AllTenantsContext,
  { person, command, args, source }: CommandCall<C>,
): Promise<unknown> {
  try {
    return await runAuditedAction(
      context,
      { person, command, about: pickAuditedFields(args), source },
      (tx, touched) => {
        const work = createCommandContext(context, { db: tx, person, command, touched })
        return createCommandActions(work)[command](args)
      },
    )
  } finally {
    clearTenantCache(context)
  }
}

/** @param operators e-mail addresses */
export function registerAdviserRoutes(
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
