import { type DeskDocument, reviewDocument } from '@portal/contract/desk/desk-document'
import type { Id } from '@portal/contract/wire'
import { getListItemPath } from '@portal/remote-kit'
import { useNavigate } from '@portal/remote-kit/router'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { documentsPath } from '../shared/desk-paths.ts'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'
import { findAdjacentId } from './find-adjacent-id.ts'
import { RejectDocumentForm } from './RejectDocumentForm.tsx'

/** Name in local storage of the setting that disables shortcut keys. */
const shortcutsStorageName = 'portal-desk-keys'

/** Without local storage, as in some private windows, shortcuts are enabled. */
const areShortcutsDisabled = () => {
  try {
    return localStorage.getItem(shortcutsStorageName) === 'off'
  } catch {
    return false
  }
}

/**
 * Setting whether single keys accept or reject documents. It can be disabled on this device, for users of speech input
 * and for users who press keys by accident (WCAG 2.1.4).
 */
function useShortcutsSetting() {
  const [on, setOn] = useState(() => !areShortcutsDisabled())
  return {
    on,
    change: () => {
      try {
        localStorage.setItem(shortcutsStorageName, on ? 'off' : 'on')
      } catch {
        // Without local storage the setting applies to this page only.
      }
      setOn(!on)
    },
  }
}

const inputSelector = 'input, textarea, select, [contenteditable=true], [role=dialog] *'

/** Calls a function when its key is pressed without modifiers, except while typing or while a dialog is open. */
function useShortcutKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(inputSelector)) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

interface DocumentVerdictProps {
  document: DeskDocument
  documentsToReview: readonly DeskDocument[]
  onDecided: (id: Id) => void
}

/** Buttons and shortcut keys to accept or reject a document; afterwards the next document opens. */
export function DocumentVerdict({ document, documentsToReview, onDecided }: DocumentVerdictProps) {
  const text = useText()
  const navigate = useNavigate()
  const [rejecting, setRejecting] = useState(false)
  const openAdjacentDocument = (step: 1 | -1) => {
    const next = findAdjacentId(documentsToReview, document.id, step)
    if (next !== null) navigate(getListItemPath(documentsPath, next), { replace: true })
  }
  const write = useDeskWrite(reviewDocument, {
    onDone: () => {
      onDecided(document.id)
      const next =
        findAdjacentId(documentsToReview, document.id, 1) ??
        findAdjacentId(documentsToReview, document.id, -1)
      navigate(next === null ? documentsPath : getListItemPath(documentsPath, next), { replace: true })
    },
  })
  const params = { id: document.id }
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
        problem={write.errorText}
        onCancel={() => setRejecting(false)}
        onSend={(reason) => write.submit({ params, body: { verdict: 'rejected', reason } })}
      />
    )
  return (
    <>
      {write.errorText && (
        <Notice status="bad" role="alert">
          {write.errorText}
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
