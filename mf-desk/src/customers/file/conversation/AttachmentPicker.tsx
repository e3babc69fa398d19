import type { DeskDocument } from '@portal/contract/desk/desk-document'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Button, chakra, Flex, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../../texts.ts'
import type { AttachedDocument } from './attached-document.ts'

const AttachDocumentsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "attach" */ './AttachDocumentsDialog.tsx'),
  ({ open }) => open,
)

interface AttachmentPickerProps {
  /** Documents currently in the customer's file. */
  documents: readonly DeskDocument[]
  chosen: readonly AttachedDocument[]
  onChange: (chosen: AttachedDocument[]) => void
}

/**
 * Lists the documents attached to the message, with a button to choose more. Marks a document that was removed
 * meanwhile.
 */
export function AttachmentPicker({ documents, chosen, onChange }: AttachmentPickerProps) {
  const text = useText()
  const label = useId()
  const [choosing, setChoosing] = useState(false)
  const existingIds = new Set(documents.map(({ id }) => id))
  return (
    <div>
      {chosen.length > 0 && (
        <Text id={label} fontWeight={500} mb="3">
          {text('attachments')}
        </Text>
      )}
      {chosen.length > 0 && (
        <chakra.ul aria-labelledby={label} mb="3">
          {chosen.map(({ id, name }) => (
            <chakra.li key={id} css={staffActionRowCss}>
              <Flex gap="2" wrap="wrap" align="center" minW="0">
                <Text as="span" fontWeight={600} lang="nl">
                  {toDisplayFileName(name)}
                </Text>
                {!existingIds.has(id) && <Badge status="bad">{text('attachment_gone')}</Badge>}
              </Flex>
              <Button
                kind="quiet"
                small
                aria-label={text('attachment_remove', { name: toDisplayFileName(name) })}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
              >
                {text('attachment_take_off')}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <Button kind="secondary" small icon="document" onClick={() => setChoosing(true)}>
        {text('attach')}
      </Button>
      <AttachDocumentsOverlay
        open={choosing}
        documents={documents}
        chosen={chosen}
        onChoose={(next) => {
          onChange(next)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </div>
  )
}
