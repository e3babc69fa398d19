import { type Dossier, dossierKinds } from '@portal/contract/dossier'
import { QueryView } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { bar, card } from '@portal/remote-kit/skeleton-parts'
import { Card, chakra, Heading, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { DossierRow } from './DossierRow.tsx'
import { useDossiers } from './use-dossiers.ts'

const dossierCardSkeleton = [card([bar('240px', '28px'), bar(undefined, '120px')], '220px')]
const dossierListCss = {
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  mt: '5',
}

/**
 * Card to download the whole customer file, as a document to read or in machine-readable form (GDPR, articles 15 and
 * 20).
 */
export function DossierCard() {
  const text = useText()
  const dossiers = useDossiers()
  const renderDossierRows = (data: readonly Dossier[]) => (
    <chakra.ul css={dossierListCss}>
      {dossierKinds.map((kind) => (
        <DossierRow
          key={kind}
          kind={kind}
          dossier={data.find((one) => one.kind === kind)}
          isRequesting={dossiers.asking === kind}
          hasFailed={dossiers.refused === kind}
          errorMessage={dossiers.refusal}
          onAsk={() => dossiers.ask(kind)}
        />
      ))}
    </chakra.ul>
  )
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
          {renderDossierRows(data)}
        </Card>
      )}
    </QueryView>
  )
}
