import { getSigning } from '@portal/contract/signing'
import type { Task } from '@portal/contract/task'
import { QueryView, useCurrent, useLanguage, useMarkSeen } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { useLast } from '@portal/remote-kit/layer'
import { Loading, Skeleton, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useEffect, useRef } from 'react'
import { useWhen } from '../../shared/use-when.ts'
import { Decided } from './Decided.tsx'
import { ToSign } from './ToSign.tsx'
import { useSigningText } from './use-signing-text.ts'

export interface Props {
  /** The task of the signing request. */
  task: Task | null
  onClose: () => void
}

/** Dialog with a document to sign and all details, over the tasks (SIGN-02). */
export default function SigningDialog({ task, onClose }: Props) {
  const last = useLast(task)
  return last && <Opened key={last.id} task={last} open={task !== null} onClose={onClose} />
}

const waiting = (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)

function Opened({ task, open, onClose }: { task: Task; open: boolean; onClose: () => void }) {
  const text = useSigningText()
  const when = useWhen()
  const { language } = useLanguage()
  const read = useCurrent(getSigning, { params: { id: task.signing_id ?? '' }, query: { language } })
  const { mutate } = useMarkSeen()
  const isMarked = useRef(false)
  useEffect(() => {
    if (isMarked.current || task.seen_by_customer || !open) return
    isMarked.current = true
    mutate({ model: 'task', id: task.id })
  })
  const signing = read.data?.data
  const by = signing && text('sign_asked_by', { name: signing.asked_by, date: when.plain(signing.asked_at) })
  return (
    <Dialog open={open} onClose={onClose} title={task.title} titleLang="nl" about={by} width={1180}>
      {signing?.note && signing.state === 'asked' && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          <Dutch>{signing.note}</Dutch>
        </Text>
      )}
      <QueryView
        read={read}
        waiting={waiting}
        framed={false}
        error={[text('sign_load_error'), text('sign_load_hint')]}
      >
        {({ data }) => (data.state === 'asked' ? <ToSign signing={data} /> : <Decided signing={data} />)}
      </QueryView>
    </Dialog>
  )
}
