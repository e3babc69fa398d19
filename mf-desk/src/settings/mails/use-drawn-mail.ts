import type { AnswerOf } from '@portal/contract/call'
import { postMailPreview } from '@portal/contract/desk/mail'
import type { MailForm } from '@portal/contract/desk/mail-words'
import type { FirmLook } from '@portal/contract/desk/settings'
import type { ApiError } from '@portal/contract/error'
import { usePortal } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { useFirm } from '../../shared/use-firm.ts'

/** Has a mail drawn at the server, which sends it to nobody. While another is drawn the one before stays. */
export function useDrawnMail(mail: MailForm, look: FirmLook) {
  const { api } = usePortal()
  const firm = useFirm()
  return useQuery<AnswerOf<typeof postMailPreview>, ApiError>({
    queryKey: ['DESK_MAIL_DRAWN', firm, mail, look],
    queryFn: ({ signal }) =>
      api.send(postMailPreview, { params: { firm }, body: { mail, look } }, { signal }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
