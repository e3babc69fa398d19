import { type DossierKind, dossierKinds, getDossiers, requestDossier } from '@portal/contract/dossier'
import { QueryView, useCurrentData, useLanguage, usePortal, useWrite } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { bar, card } from '@portal/remote-kit/skeleton-parts'
import { Card, chakra, Heading, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../texts.ts'
import { DossierRow } from './DossierRow.tsx'

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
