import { type DeskDocument, postDocumentVerdict } from '@portal/contract/desk/desk-document'
import type { Id } from '@portal/contract/wire'
import { getListItemPath, useWrite } from '@portal/remote-kit'
import { useNavigate } from '@portal/remote-kit/router'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { documentsPath } from '../shared/desk-paths.ts'
import { useErrorText } from '../shared/use-error-text.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { findAdjacentId } from './find-adjacent-id.ts'
import { RejectDocumentForm } from './RejectDocumentForm.tsx'
import { useShortcutKeys } from './use-shortcut-keys.ts'
import { useShortcutsSetting } from './use-shortcuts-setting.ts'

interface DocumentVerdictProps {
  document: DeskDocument
  documentsToReview: readonly DeskDocument[]
  onDecided: (id: Id) => void
}

/** Buttons and shortcut keys to accept or reject a document; afterwards the next document opens. */
export function DocumentVerdict({ document, documentsToReview, onDecided }: DocumentVerdictProps) {
  const text = useText()
  const tenant = useTenantCode()
  const navigate = useNavigate()
  const [rejecting, setRejecting] = useState(false)
  const openAdjacentDocument = (step: 1 | -1) => {
    const next = findAdjacentId(documentsToReview, document.id, step)
    if (next !== null) navigate(getListItemPath(documentsPath, next), { replace: true })
  }
  const write = useWrite(postDocumentVerdict, {
    refreshes: ['DESK_DOCUMENTS', 'DESK_QUEUE', 'DESK_CUSTOMERS', 'DESK_FILE'],
    onDone: () => {
      onDecided(document.id)
      const next =
        findAdjacentId(documentsToReview, document.id, 1) ??
        findAdjacentId(documentsToReview, document.id, -1)
      navigate(next === null ? documentsPath : getListItemPath(documentsPath, next), { replace: true })
    },
  })
  const problem = useErrorText()(write.error)
  const params = { tenant, id: document.id }
  const acceptDocument = () => write.mutate({ params, body: { verdict: 'accepted' } })
  const keys = {
    j: () => openAdjacentDocument(1),
    k: () => openAdjacentDocument(-1),
    a: () => !write.isPending && acceptDocument(),
    r: () => setRejecting(true),
  }
  const byKeys = useShortcutsSetting()
  useShortcutKeys(rejecting || !byKeys.on ? {} : keys)
  if (rejecting)
    return (
      <RejectDocumentForm
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
          onClick={acceptDocument}
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
