import type { Document } from '@portal/contract/document'
import { formatSize } from '@portal/domain/format/size'
import { displayName } from '@portal/domain/upload/file-name'
import { useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { RouterLink } from '@portal/remote-kit/router-link'
import { Badge, Button, chakra, Flex, IconButton, Text } from '@portal/ui'
import { taskPath } from '../shared/paths.ts'
import { Tile } from '../shared/Tile.tsx'
import { useWhen } from '../shared/use-when.ts'
import { useText } from '../texts.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { documentKey, type RowActions } from './use-row-actions.ts'

interface Props {
  document: Document
  /** Minutes in which it can still be deleted; null if it cannot. */
  minutes: number | null
  actions: RowActions
}

/** Width from which the row fits on one line, with or without a column next to the list. */
const wide = '@container (min-width: 36rem)'
/** Narrow rows, in which a name needs the full width: everything else goes below it. */
const narrow = '@container (max-width: 17rem)'
const css = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '2px 12px',
  [wide]: { gridTemplateColumns: '44px minmax(0,1fr) auto auto', gap: '0 16px' },
  [narrow]: { gridTemplateColumns: 'minmax(0,1fr) auto' },
  alignItems: 'center',
  minH: '76px',
  py: '3',
}
const tileCss = { [narrow]: { display: 'none' } }
const wordsCss = { minW: '0', [narrow]: { display: 'contents' } }
const nameCss = {
  gridColumn: '1/-1',
  color: 'ink',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media (pointer: coarse)': { py: '13px' },
}
const toSignCss = { display: 'inline-flex', alignItems: 'center', minH: '44px', justifySelf: 'start' }
const leftCss = {
  gridColumn: '1/-1',
  gridRow: '2',
  gap: '3',
  [wide]: { gridColumn: 'auto', gridRow: 'auto' },
  [narrow]: { gridRow: '3' },
}
const downloadCss = {
  gridColumn: '3',
  gridRow: '1',
  [wide]: { gridColumn: '4' },
  [narrow]: { gridColumn: '2', gridRow: '2' },
}

/** A document: opened by its name, with buttons to download it and, while possible, delete it. */
export function DocumentRow({ document, minutes, actions }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const when = useWhen()
  const name = displayName(document.name)
  const key = documentKey(document)
  if (actions.asking === document.id) return <DeleteQuestion document={document} actions={actions} />
  const size = document.filesize ? formatSize(document.filesize, language) : null
  return (
    <chakra.div containerType="inline-size">
      <chakra.div css={css}>
        <chakra.div css={tileCss}>
          <Tile icon="document" />
        </chakra.div>
        <chakra.div css={wordsCss}>
          <RouterLink
            css={nameCss}
            to={actions.addressOf(document)}
            aria-label={text('open_label', { name })}
            data-row={key}
          >
            <Dutch>{name}</Dutch>
          </RouterLink>
          <Text textStyle="meta" color="ink2">
            {[when.plain(document.created_at), size].filter(Boolean).join(' · ')}
          </Text>
          {document.to_sign !== null && (
            <RouterLink css={toSignCss} to={taskPath(document.to_sign)}>
              <Badge status="warn" icon="edit">
                {text('doc_to_sign')}
              </Badge>
            </RouterLink>
          )}
        </chakra.div>
        {minutes !== null && (
          <Flex css={leftCss} align="center" justify="space-between">
            <TimeLeft minutes={minutes} />
            <Button
              kind="secondary"
              small
              aria-label={text('doc_delete_label', { name })}
              data-delete={key}
              onClick={() => actions.ask(document)}
            >
              {text('doc_delete')}
            </Button>
          </Flex>
        )}
        <chakra.span css={downloadCss}>
          <IconButton
            icon="download"
            label={text('doc_download', { name })}
            aria-busy={actions.downloading === document.id || undefined}
            onClick={() => actions.download(document)}
          />
        </chakra.span>
        {actions.outcome?.at === key && (
          <chakra.div gridColumn="1/-1" py="2">
            <OutcomeNotice outcome={actions.outcome} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
