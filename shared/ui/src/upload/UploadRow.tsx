import { displayName } from '@portal/domain/upload/file-name'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { ProgressBar } from '../status/ProgressBar.tsx'
import { durations } from '../system/durations.ts'
import { Box, chakra, Flex } from '../system/styled.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { bsnPart } from './bsn-part.ts'
import type { UploadItem } from './queue.ts'
import type { Uploads } from './uploads-interface.ts'
import { useBsnNoteText, useStateText } from './use-state-text.ts'

interface Props {
  item: UploadItem
  uploads: Omit<Uploads, 'start'>
}

const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}
const tile = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '44px',
  rounded: 'card',
  bg: 'tint2',
  color: 'link',
  gridRow: 'span 2',
  alignSelf: 'start',
}
const backgrounds: Partial<Record<UploadItem['state']['step'], object>> = {
  done: { bg: 'good-ground', color: 'good', animation: `ui-pop ${durations.chart}ms ease-out` },
  refused: { bg: 'bad-ground', color: 'bad' },
  failed: { bg: 'bad-ground', color: 'bad' },
  doubt: { bg: 'warn-ground', color: 'warn' },
  'too-large-picture': { bg: 'warn-ground', color: 'warn' },
  sending: { bg: 'wall', color: 'link' },
}
const icons: Partial<Record<UploadItem['state']['step'], IconName>> = {
  done: 'check',
  refused: 'warning',
  failed: 'warning',
  doubt: 'warning',
  'too-large-picture': 'warning',
  sending: 'upload',
}
const below = { gridColumn: { base: '1/-1', md: '2/-1' } }

/** One upload: name, state and actions. */
export function UploadRow({ item, uploads }: Props) {
  const word = useUiText()
  const describe = useStateText()
  const note = useBsnNoteText()(item)
  const { id, state } = item
  const name = displayName(item.name)
  const Bsn = item.bsn && bsnPart()?.BsnRow
  const look = item.bsn?.step === 'seen' ? 'doubt' : state.step
  const sending = state.step === 'sending' && state.total > 0 ? state.sent / state.total : null
  const removal = state.step === 'sending' ? word('upload_stop', { name }) : word('remove_file', { name })
  return (
    <chakra.li css={row} data-step={item.bsn?.step ?? state.step}>
      <chakra.span css={[tile, backgrounds[look] ?? {}]}>
        <Icon name={icons[look] ?? 'document'} />
      </chakra.span>
      <Text fontWeight={600} overflowWrap="anywhere">
        {name}
      </Text>
      <Flex gridRow="span 2" align="center" gap="2">
        {sending !== null && (
          <chakra.span fontWeight={600} fontVariantNumeric="tabular-nums">
            {`${Math.floor(sending * 100)}%`}
          </chakra.span>
        )}
        {state.step !== 'done' && (
          <IconButton icon="close" label={removal} onClick={() => uploads.remove(id)} />
        )}
      </Flex>
      <Text textStyle="meta" color="ink2" minW="0">
        {describe(item)}
      </Text>
      {sending !== null && (
        <Box css={below} pt="1">
          <ProgressBar
            share={sending}
            label={word('upload_progress', { name, percent: Math.floor(sending * 100) })}
          />
        </Box>
      )}
      {note && (
        <Text css={below} textStyle="meta" color="ink2">
          {note}
        </Text>
      )}
      {Bsn && <Bsn item={item} uploads={uploads} css={below} />}
      <RowAction item={item} uploads={uploads} />
    </chakra.li>
  )
}

function RowAction({ item: { id, state, question }, uploads }: Props) {
  const word = useUiText()
  const actions = {
    doubt: [word('upload_anyway'), uploads.accept],
    'too-large-picture': [word('upload_shrink'), uploads.shrink],
    failed: [word(question ? 'upload_anyway' : 'retry'), uploads.retry],
  } as const
  if (!(state.step in actions)) return null
  const [label, act] = actions[state.step as keyof typeof actions]
  return (
    <Box css={below} pt="1">
      <Button
        kind="secondary"
        small
        onClick={() => act(id)}
        {...(state.step === 'failed' && !question ? { icon: 'retry' } : {})}
      >
        {label}
      </Button>
    </Box>
  )
}
