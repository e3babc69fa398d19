import { getSigning, type Signing } from '@portal/contract/signing'
import type { Task } from '@portal/contract/task'
import { QueryView, useCurrentData, useLanguage, useMarkSeenOnOpen, useTenant } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { ButtonLink, Loading, Notice, Skeleton, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { getDocumentPath } from '../../shared/screen-paths.ts'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { DocumentToSign } from './DocumentToSign.tsx'
import { useSigningText } from './use-signing-text.ts'

/** Outcome of a signing request, with a link to the sealed document. */
function SigningResult({ signing: { state, decided_at, sealed_id } }: { signing: Signing }) {
  const text = useSigningText()
  const dateTimeFormat = useFormatDateTime()
  const tenant = useTenant()?.name ?? ''
  if (state !== 'signed')
    return (
      <Notice role="status">
        {text(state === 'declined' ? 'sign_declined' : 'sign_withdrawn', { tenant })}
      </Notice>
    )
  return (
    <>
      <Notice status="good" role="status">
        {text('sign_signed', { date: dateTimeFormat.full(decided_at) })}
      </Notice>
      <Text color="ink2">{text('sign_signed_hint')}</Text>
      {sealed_id !== null && (
        <ButtonLink href={getDocumentPath(sealed_id)} justifySelf="start">
          {text('sign_signed_open')}
        </ButtonLink>
      )}
    </>
  )
}

export interface SigningDialogProps {
  /** Task of the signing request; null while the dialog is closed. */
  task: Task | null
  onClose: () => void
}

/** Dialog with a document to sign and the details of the request (SIGN-02). */
export default function SigningDialog({ task, onClose }: SigningDialogProps) {
  const last = useLastNonNull(task)
  return last && <OpenSigningDialog key={last.id} task={last} open={task !== null} onClose={onClose} />
}

const signingSkeleton = (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)

function OpenSigningDialog({ task, open, onClose }: { task: Task; open: boolean; onClose: () => void }) {
  const text = useSigningText()
  const dateTimeFormat = useFormatDateTime()
  const { language } = useLanguage()
  const read = useCurrentData(getSigning, { params: { id: task.signing_id ?? '' }, query: { language } })
  useMarkSeenOnOpen(open && !task.seen_by_customer ? { model: 'task', id: task.id } : null)
  const signing = read.data?.data
  const by =
    signing && text('sign_asked_by', { name: signing.asked_by, date: dateTimeFormat.plain(signing.asked_at) })
  return (
    <Dialog open={open} onClose={onClose} title={task.title} titleLang="nl" about={by} width={1180}>
      {signing?.note && signing.state === 'asked' && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          <DutchText>{signing.note}</DutchText>
        </Text>
      )}
      <QueryView
        read={read}
        placeholder={signingSkeleton}
        framed={false}
        error={[text('sign_load_error'), text('sign_load_hint')]}
      >
        {({ data }) =>
          data.state === 'asked' ? <DocumentToSign signing={data} /> : <SigningResult signing={data} />
        }
      </QueryView>
    </Dialog>
  )
}
