import { postMailPreview } from '@portal/contract/desk/mail'
import type { MailForm } from '@portal/contract/desk/mail-words'
import type { TenantLook } from '@portal/contract/desk/settings'
import { usePostQuery } from '@portal/remote-kit'
import { useTenantCode } from '../../shared/use-tenant-code.ts'

/** Renders a mail on the server without sending it; keeps the previous preview meanwhile. */
export function useRenderedMail(mail: MailForm, look: TenantLook) {
  const input = { params: { tenant: useTenantCode() }, body: { mail, look } }
  return usePostQuery(postMailPreview, 'DESK_MAIL_DRAWN', input, { keepPrevious: true })
}
