import { runAuditedAction, type StaffAction } from '../audit/run-audited-action.ts'
import type { AllTenantsContext } from '../context.ts'
import type { StaffPerson } from '../staff/staff-person.ts'
import { clearTenantCache } from '../tenants/find-tenant.ts'
import { pickAuditedFields } from './audited-fields.ts'
import { createCommandActions } from './command-actions.ts'
import { type CommandContext, createCommandContext } from './command-context.ts'
import type { CommandArguments, CommandName } from './staff-commands.ts'

interface CommandCall<C extends CommandName> extends StaffAction {
  person: StaffPerson
  command: C
}

/** Runs a part of a command and audits it in one transaction. Rejected commands are audited too. */
export const runInCommandContext = <A>(
  context: AllTenantsContext,
  { person, command, ...action }: CommandCall<CommandName>,
  run: (work: CommandContext) => Promise<A>,
): Promise<A> =>
  runAuditedAction(context, { person, command, ...action }, (tx, touched) =>
    run(createCommandContext(context, { db: tx, person, command, touched })),
  )

/**
 * Runs a command and audits it.
 * @throws HttpError as the command does
 */
export async function runAuditedCommand<C extends CommandName>(
  context: AllTenantsContext,
  { args, ...call }: Omit<CommandCall<C>, 'about'> & { args: CommandArguments<C> },
): Promise<unknown> {
  try {
    return await runInCommandContext(context, { ...call, about: pickAuditedFields(args) }, (work) =>
      createCommandActions(work)[call.command](args),
    )
  } finally {
    clearTenantCache(context)
  }
}
