import { runAuditedAction } from '../audit/run-audited-action.ts'
import type { AllTenantsContext } from '../context.ts'
import type { StaffPerson } from '../staff/staff-person.ts'
import { clearTenantCache } from '../tenants/find-tenant.ts'
import { pickAuditedFields } from './audited-fields.ts'
import { createCommandActions } from './command-actions.ts'
import { createCommandContext } from './command-context.ts'
import type { CommandArguments, CommandName } from './staff-commands.ts'

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
