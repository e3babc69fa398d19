import { createAgendaCommands } from './agenda-commands.ts'
import { createApiKeyCommands } from './api-key-commands.ts'
import { createCertificateCommand } from './certificate-command.ts'
import type { CommandContext } from './command-context.ts'
import { createCustomerAccountCommands } from './customer-account-commands.ts'
import { createDocumentCommands } from './document-commands.ts'
import { createErasureCommands } from './erasure-commands.ts'
import { createInboxCommands } from './inbox-commands.ts'
import { createLeadCommands } from './lead-commands.ts'
import { createMessageCommands } from './message-commands.ts'
import { createMortgageCommands } from './mortgage-commands.ts'
import { createSigningCommands } from './signing-commands.ts'
import type { CommandActions } from './staff-commands.ts'
import { createStaffMemberCommands } from './staff-member-commands.ts'
import { createTenantCommands } from './tenant-commands.ts'
import { createTenantProfileCommands } from './tenant-profile-commands.ts'
import { createWebhookCommands } from './webhook-commands.ts'

export const createCommandActions = (context: CommandContext): CommandActions => ({
  ...createInboxCommands(context),
  ...createMortgageCommands(context),
  ...createTenantCommands(context),
  ...createTenantProfileCommands(context),
  ...createDocumentCommands(context),
  ...createErasureCommands(context),
  ...createSigningCommands(context),
  ...createCertificateCommand(context),
  ...createMessageCommands(context),
  ...createLeadCommands(context),
  ...createAgendaCommands(context),
  ...createCustomerAccountCommands(context),
  ...createStaffMemberCommands(context),
  ...createApiKeyCommands(context),
  ...createWebhookCommands(context),
})
