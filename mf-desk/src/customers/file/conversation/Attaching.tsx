import type { DeskDocument } from '@portal/contract/desk/document'
import { displayName } from '@portal/domain/upload/file-name'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Button, chakra, Flex, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../../texts.ts'
import { AttachLayer } from './AttachLayer.tsx'
import type { Chosen } from './chosen.ts'

interface Props {
  /** Documents currently in the file. */
  documents: readonly DeskDocument[]
  chosen: readonly Chosen[]
  onChange: (chosen: Chosen[]) => void
}

/** Documents attached to the message, and a button to choose more. Marks one that was removed meanwhile. */
export function Attaching({ documents, chosen, onChange }: Props) {
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
            <chakra.li key={id} css={actingRow}>
              <Flex gap="2" wrap="wrap" align="center" minW="0">
                <Text as="span" fontWeight={600} lang="nl">
                  {displayName(name)}
                </Text>
                {!existingIds.has(id) && <Badge status="bad">{text('attachment_gone')}</Badge>}
              </Flex>
              <Button
                kind="quiet"
                small
                aria-label={text('attachment_remove', { name: displayName(name) })}
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
      <AttachLayer
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
