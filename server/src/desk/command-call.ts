import type { Id, WriteResult } from '@portal/contract/wire'
import type { AllTenantsContext } from '../context.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { StaffCalls, TenantCall, TenantCallInput } from '../staff/staff-api-calls.ts'
import { commandRoles } from '../staff-commands/command-roles.ts'
import { runAuditedCommand } from '../staff-commands/run-audited-command.ts'
import { type CommandArguments, type CommandName, staffCommands } from '../staff-commands/staff-commands.ts'
import { findCustomerOrFail } from './customer-names.ts'

type CommandCall = TenantCall & { readonly response: typeof WriteResult }
type CustomerCommandCall = { readonly params: { readonly id: typeof Id } }

/**
 * Creates a function that registers a call which runs a staff command, for the roles that can run the command. The
 * command's arguments `tenant` and `customer` are those of the call's path.
 */
export const createCommandCall =
  ({ tenantCall }: Pick<StaffCalls, 'tenantCall'>, context: AllTenantsContext) =>
  <C extends CommandCall, N extends CommandName>(
    call: C & (CommandArguments<N> extends { customer: string } ? CustomerCommandCall : unknown),
    command: N,
    toArguments: (input: TenantCallInput<C>) => Omit<CommandArguments<N>, 'tenant' | 'customer'>,
  ): void => {
    const { entries } = staffCommands[command]
    const roles = staffRoleNames.filter((role) => commandRoles[command].includes(role))
    tenantCall<CommandCall>(call, roles, async (input) => {
      const { person, source, tenant } = input
      const { id } = input.params as { id?: Id }
      const args = {
        ...('tenant' in entries && { tenant: tenant.subdomain }),
        ...('customer' in entries && {
          customer: (await findCustomerOrFail(context.db, id ?? '')).username,
        }),
        ...toArguments(input as unknown as TenantCallInput<C>),
      } as unknown as CommandArguments<N>
      await runAuditedCommand(context, { person, command, args, source })
      return { data: { success: true } }
    })
  }
