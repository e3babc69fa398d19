import { toDisplayFileName } from '@portal/domain/upload/file-name'
import {
  animationDurationsMs,
  Box,
  Button,
  chakra,
  Flex,
  Icon,
  IconButton,
  type IconName,
  ProgressBar,
  Text,
  VisuallyHidden,
} from '@portal/ui'
import { useBlockText } from '../block-texts/block-texts.ts'
import { getLoadedBsnCheck } from './bsn-check-loader.ts'
import type { UploadItem } from './upload-queue.ts'
import type { Uploads } from './uploads-interface.ts'
import { useBsnNoteText, useUploadStateText } from './use-upload-state-text.ts'

interface UploadListProps {
  uploads: Omit<Uploads, 'start'>
  /** Uploads to show; all by default. */
  items?: readonly UploadItem[]
}

/** List of uploads. Screen readers announce each result once, and never percentages. */
export function UploadList({ uploads, items = uploads.items }: UploadListProps) {
  const getUploadStateText = useUploadStateText()
  const getBsnNote = useBsnNoteText()
  const settled = items.filter(({ state }) => state.step !== 'sending' && state.step !== 'waiting')
  return (
    <>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {settled
          .map((item) =>
            [`${toDisplayFileName(item.name)}:`, getUploadStateText(item), getBsnNote(item)]
              .filter(Boolean)
              .join(' '),
          )
          .join(' ')}
      </VisuallyHidden>
    </>
  )
}

interface UploadRowProps {
  item: UploadItem
  uploads: Omit<Uploads, 'start'>
}

const uploadRowCss = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}
const stateTileCss = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '44px',
  rounded: 'card',
  bg: 'tint2',
  color: 'link',
  gridRow: 'span 2',
  alignSelf: 'start',
}
const backgroundByStep: Partial<Record<UploadItem['state']['step'], object>> = {
  done: { bg: 'good-ground', color: 'good', animation: `ui-pop ${animationDurationsMs.chart}ms ease-out` },
  refused: { bg: 'bad-ground', color: 'bad' },
  failed: { bg: 'bad-ground', color: 'bad' },
  doubt: { bg: 'warn-ground', color: 'warn' },
  'too-large-picture': { bg: 'warn-ground', color: 'warn' },
  sending: { bg: 'surface', color: 'link' },
}
const iconByStep: Partial<Record<UploadItem['state']['step'], IconName>> = {
  done: 'check',
  refused: 'warning',
  failed: 'warning',
  doubt: 'warning',
  'too-large-picture': 'warning',
  sending: 'upload',
}
const belowRowCss = { gridColumn: { base: '1/-1', md: '2/-1' } }

/** An upload with its name, state and actions. */
export function UploadRow({ item, uploads }: UploadRowProps) {
  const blockText = useBlockText()
  const getUploadStateText = useUploadStateText()
  const note = useBsnNoteText()(item)
  const { id, state } = item
  const name = toDisplayFileName(item.name)
  const Bsn = item.bsn && getLoadedBsnCheck()?.BsnRow
  const look = item.bsn?.step === 'seen' ? 'doubt' : state.step
  const sending = state.step === 'sending' && state.total > 0 ? state.sent / state.total : null
  const removal =
    state.step === 'sending' ? blockText('upload_stop', { name }) : blockText('remove_file', { name })
  return (
    <chakra.li css={uploadRowCss} data-step={item.bsn?.step ?? state.step}>
      <chakra.span css={[stateTileCss, backgroundByStep[look] ?? {}]}>
        <Icon name={iconByStep[look] ?? 'document'} />
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
        {getUploadStateText(item)}
      </Text>
      {sending !== null && (
        <Box css={belowRowCss} pt="1">
          <ProgressBar
            share={sending}
            label={blockText('upload_progress', { name, percent: Math.floor(sending * 100) })}
          />
        </Box>
      )}
      {note && (
        <Text css={belowRowCss} textStyle="meta" color="ink2">
          {note}
        </Text>
      )}
      {Bsn && <Bsn item={item} uploads={uploads} css={belowRowCss} />}
      <UploadRowAction item={item} uploads={uploads} />
    </chakra.li>
  )
}

function UploadRowAction({ item: { id, state, question }, uploads }: UploadRowProps) {
  const blockText = useBlockText()
  const actions = {
    doubt: [blockText('upload_anyway'), uploads.confirmDoubtful],
    'too-large-picture': [blockText('upload_shrink'), uploads.shrink],
    failed: [blockText(question ? 'upload_anyway' : 'retry'), uploads.retry],
  } as const
  if (!(state.step in actions)) return null
  const [label, act] = actions[state.step as keyof typeof actions]
  return (
    <Box css={belowRowCss} pt="1">
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
