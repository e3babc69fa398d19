import type { Dossier, DossierKind } from '@portal/contract/dossier'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { Box, Button, chakra, Flex, Heading, Notice, Text } from '@portal/ui'
import { useText } from '../texts.ts'

interface DossierRowProps {
  kind: DossierKind
  dossier: Dossier | undefined
  /** Whether the request is being sent. */
  isRequesting: boolean
  /** Whether the request failed. */
  hasFailed: boolean
  /** The server's error message, if it has one. */
  errorMessage: string | null
  onAsk: () => void
}

const dossierRowCss = { display: 'flex', flexDirection: 'column', minW: '0', alignItems: 'flex-start' }

/** Row for one format in which the customer file can be downloaded: its purpose, state and button. */
export function DossierRow({ kind, dossier, isRequesting, hasFailed, errorMessage, onAsk }: DossierRowProps) {
  const text = useText()
  const { language } = useLanguage()
  const until = formatDate(toDayInDutchTimeZone(dossier?.expires_at), language)
  const state = hasFailed ? 'failed' : isRequesting ? 'making' : dossier?.state
  return (
    <chakra.li css={dossierRowCss}>
      <Box>
        <Heading level={3} textStyle="body">
          {text(`dossier_${kind}`)}
        </Heading>
        <Text color="ink2">{text(`dossier_${kind}_hint`)}</Text>
      </Box>
      <Box role="status" w="100%" css={{ '&:not(:empty)': { mt: '3' } }}>
        {state === 'making' && <Notice>{text('dossier_making')}</Notice>}
        {state === 'ready' && until && (
          <Notice status="good">{text('dossier_ready', { date: until })}</Notice>
        )}
        {state === 'failed' && (
          <Notice status="bad">{(hasFailed && errorMessage) || text('dossier_failed')}</Notice>
        )}
      </Box>
      <Flex mt="auto" pt="3">
        <Button kind="secondary" small busy={state === 'making'} onClick={onAsk}>
          {text(state === 'ready' ? `dossier_${kind}_again` : `dossier_${kind}_make`)}
        </Button>
      </Flex>
    </chakra.li>
  )
}
