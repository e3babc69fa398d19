import {
  type Dossier,
  type DossierKind,
  dossierKinds,
  getDossiers,
  requestDossier,
} from '@portal/contract/dossier'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { QueryView, useCurrentData, useLanguage, usePortal, useWrite } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { bar, card } from '@portal/remote-kit/skeleton-parts'
import { Box, Button, Card, chakra, Flex, Heading, Notice, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../texts.ts'

/** Polling interval while a copy of the customer file is being made, in milliseconds. */
const pollIntervalMs = 3000

/**
 * Cache keys of queries that become stale when a copy of the customer file is ready, because the copy is listed as a
 * document and announced in a message.
 */
const cacheKeysStaleAfterDossier = ['DOCUMENTS', 'NOTE'] as const

/** Returns the requested copies of the customer file, and a function to request one. */
function useDossiers() {
  const { queries } = usePortal()
  const { language } = useLanguage()
  const first = useCurrentData(getDossiers)
  const making = first.data?.data.filter(({ state }) => state === 'making').length ?? 0
  useCurrentData(getDossiers, undefined, { enabled: making > 0, every: pollIntervalMs })
  const request = useWrite(requestDossier, { refreshes: ['DOSSIER'] })
  const before = useRef(making)
  useEffect(() => {
    if (making < before.current)
      for (const key of cacheKeysStaleAfterDossier) void queries.invalidateQueries({ queryKey: [key] })
    before.current = making
  }, [making, queries])
  const asking = request.isPending ? request.variables.body.kind : null
  const refused = request.isError ? request.variables.body.kind : null
  return {
    /** Response with the newest copy of the customer file in each format. */
    read: first,
    asking,
    refused,
    errorText: request.errorText,
    ask: (kind: DossierKind) => request.mutate({ body: { kind, language } }),
  }
}

const dossierCardSkeleton = [card([bar('240px', '28px'), bar(undefined, '120px')], '220px')]
const dossierListCss = {
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  mt: '5',
}

/**
 * Card on the documents screen to download the whole customer file, as a document to read or in machine-readable form (GDPR, articles 15 and
 * 20).
 */
export default function DossierSlot() {
  const text = useText()
  const dossiers = useDossiers()
  return (
    <QueryView
      read={dossiers.read}
      placeholder={<ScreenSkeleton of={dossierCardSkeleton} />}
      error={[text('dossier_error'), text('error_hint')]}
    >
      {({ data }) => (
        <Card as="section" aria-label={text('dossier')}>
          <Heading level={2} textStyle="subsection">
            {text('dossier')}
          </Heading>
          <Text color="ink2" mt="1">
            {text('dossier_intro')}
          </Text>
          <chakra.ul css={dossierListCss}>
            {dossierKinds.map((kind) => (
              <DossierRow
                key={kind}
                kind={kind}
                dossier={data.find((one) => one.kind === kind)}
                isRequesting={dossiers.asking === kind}
                hasFailed={dossiers.refused === kind}
                errorMessage={dossiers.errorText}
                onAsk={() => dossiers.ask(kind)}
              />
            ))}
          </chakra.ul>
        </Card>
      )}
    </QueryView>
  )
}

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
function DossierRow({ kind, dossier, isRequesting, hasFailed, errorMessage, onAsk }: DossierRowProps) {
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
