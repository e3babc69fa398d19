import { postMailPreview } from '@portal/contract/desk/mail'
import type { MailForm } from '@portal/contract/desk/mail-words'
import type { FirmLook } from '@portal/contract/desk/settings'
import { usePostQuery } from '@portal/remote-kit'
import { useFirm } from '../../shared/use-firm.ts'

/** Renders a mail on the server without sending it; keeps the previous preview meanwhile. */
export function useRenderedMail(mail: MailForm, look: FirmLook) {
  const input = { params: { firm: useFirm() }, body: { mail, look } }
  return usePostQuery(postMailPreview, 'DESK_MAIL_DRAWN', input, { keepPrevious: true })
}
