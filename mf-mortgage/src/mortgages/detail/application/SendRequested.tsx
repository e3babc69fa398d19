import type { ProgressItem } from '@portal/contract/mortgage'
import { missingOf } from '@portal/domain/progress'
import { Dutch } from '@portal/remote-kit/dutch'
import { useLast } from '@portal/remote-kit/layer'
import { Button, chakra, Icon } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { UploadSteps } from '@portal/ui/upload'
import { useText } from '../../../texts.ts'
import { useItemUploads } from './use-item-uploads.ts'

interface Props {
  items: readonly ProgressItem[]
  /** Document for which the dialog is open; 'any' for all, null if closed. */
  sending: ProgressItem['id'] | 'any' | null
  onSend: (item: ProgressItem['id'] | 'any' | null) => void
}

/** Dialog to send required documents (MORTGAGE-06): choice of the document if several are missing, then its file. */
export function SendRequested({ items, sending, onSend }: Props) {
  const text = useText()
  const shown = useLast(sending)
  const missing = missingOf(items)
  const wanted = items.find(({ id }) => id === shown)
  const close = () => onSend(null)
  return (
    <Dialog
      open={sending !== null}
      onClose={close}
      title={text(wanted ? 'progress_send_title' : 'progress_choose')}
      about={wanted ? <Dutch>{wanted.name}</Dutch> : text('progress_choose_hint')}
    >
      {wanted ? (
        <SendOne key={wanted.id} item={wanted} onClose={close} />
      ) : (
        <ul>
          {missing.map(({ id, name }) => (
            <li key={id}>
              <Button
                kind="quiet"
                w="100%"
                justifyContent="space-between"
                textAlign="start"
                onClick={() => onSend(id)}
              >
                <chakra.span overflowWrap="anywhere" minW="0" lang="nl">
                  {name}
                </chakra.span>
                <Icon name="chevron-right" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function SendOne({ item, onClose }: { item: ProgressItem; onClose: () => void }) {
  return <UploadSteps uploads={useItemUploads(item.id)} onClose={onClose} />
}
