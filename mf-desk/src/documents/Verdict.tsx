import { type DeskDocument, postVerdict } from '@portal/contract/desk/document'
import type { Id } from '@portal/contract/wire'
import { itemPath, useWrite } from '@portal/remote-kit'
import { useNavigate } from '@portal/remote-kit/router'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { documentsPath } from '../shared/paths.ts'
import { useProblem } from '../shared/use-problem.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { neighbour } from './neighbour.ts'
import { RejectForm } from './RejectForm.tsx'
import { useKeys } from './use-keys.ts'
import { useKeysChoice } from './use-keys-choice.ts'

interface Props {
  document: DeskDocument
  waiting: readonly DeskDocument[]
  onDecided: (id: Id) => void
}

/** Accepts or rejects a document, by buttons or keys; then shows the next one. */
export function Verdict({ document, waiting, onDecided }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const navigate = useNavigate()
  const [rejecting, setRejecting] = useState(false)
  const go = (step: 1 | -1) => {
    const next = neighbour(waiting, document.id, step)
    if (next !== null) navigate(itemPath(documentsPath, next), { replace: true })
  }
  const write = useWrite(postVerdict, {
    refreshes: ['DESK_DOCUMENTS', 'DESK_QUEUE', 'DESK_CUSTOMERS', 'DESK_FILE'],
    onDone: () => {
      onDecided(document.id)
      const next = neighbour(waiting, document.id, 1) ?? neighbour(waiting, document.id, -1)
      navigate(next === null ? documentsPath : itemPath(documentsPath, next), { replace: true })
    },
  })
  const problem = useProblem()(write.error)
  const params = { tenant, id: document.id }
  const accept = () => write.mutate({ params, body: { verdict: 'accepted' } })
  const keys = {
    j: () => go(1),
    k: () => go(-1),
    a: () => !write.isPending && accept(),
    r: () => setRejecting(true),
  }
  const byKeys = useKeysChoice()
  useKeys(rejecting || !byKeys.on ? {} : keys)
  if (rejecting)
    return (
      <RejectForm
        busy={write.isPending}
        problem={problem}
        onCancel={() => setRejecting(false)}
        onSend={async (reason) => {
          await write.mutateAsync({ params, body: { verdict: 'rejected', reason } }).catch(() => {})
        }}
      />
    )
  return (
    <>
      {problem && (
        <Notice status="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          icon="check"
          busy={write.isPending}
          aria-keyshortcuts={byKeys.on ? 'a' : undefined}
          onClick={accept}
        >
          {text('accept')}
        </Button>
        <Button
          kind="secondary"
          icon="reply"
          aria-keyshortcuts={byKeys.on ? 'r' : undefined}
          onClick={() => setRejecting(true)}
        >
          {text('reject')}
        </Button>
        <Text textStyle="meta" color="ink2">
          {text(byKeys.on ? 'keys_hint' : 'keys_off')}
        </Text>
        <Button kind="quiet" small onClick={byKeys.change}>
          {text(byKeys.on ? 'keys_turn_off' : 'keys_turn_on')}
        </Button>
      </Flex>
    </>
  )
}
