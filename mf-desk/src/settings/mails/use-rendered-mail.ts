import type { MailForm } from '@portal/contract/desk/mail-texts'
import { postMailPreview } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { usePostQuery } from '@portal/remote-kit'
import { useTenantCode } from '../../shared/use-tenant-code.ts'

/** Renders a mail on the server without sending it. The previous preview stays until the new one has loaded. */
export function useRenderedMail(mail: MailForm, branding: TenantThemeDraft) {
  const input = { params: { tenant: useTenantCode() }, body: { mail, branding } }
  return usePostQuery(postMailPreview, 'DESK_MAIL_DRAWN', input, { keepPrevious: true })
}
