import { dossierKinds } from '@portal/contract/dossier'
import { QueryView } from '@portal/remote-kit'
import { Card, chakra, Heading, Link, Loading, Skeleton, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { DossierRow } from './DossierRow.tsx'
import { useDossiers } from './use-dossiers.ts'

const list = {
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  mt: '5',
}

interface Props {
  /** Where the documents are; without it they are at hand. */
  documents?: string | null
}

/** Lets the customer have the whole file: to read, or for another program (GDPR, articles 15 and 20). */
export function DossierCard({ documents }: Props) {
  const text = useText()
  const dossiers = useDossiers()
  const waiting = (
    <Card minH="220px">
      <Loading>
        <Skeleton w="240px" h="28px" mb="4" />
        <Skeleton h="120px" />
      </Loading>
    </Card>
  )
  return (
    <QueryView read={dossiers.read} waiting={waiting} error={[text('dossier_error'), text('error_hint')]}>
      {({ data }) => (
        <Card as="section" aria-label={text('dossier')}>
          <Heading level={2} look="question">
            {text('dossier')}
          </Heading>
          <Text color="ink2" mt="1">
            {text('dossier_intro')} {documents && <Link href={documents}>{text('dossier_where')}</Link>}
          </Text>
          <chakra.ul css={list}>
            {dossierKinds.map((kind) => (
              <DossierRow
                key={kind}
                kind={kind}
                dossier={data.find((one) => one.kind === kind)}
                asking={dossiers.asking === kind}
                refused={dossiers.refused === kind}
                refusal={dossiers.refusal}
                onAsk={() => dossiers.ask(kind)}
              />
            ))}
          </chakra.ul>
        </Card>
      )}
    </QueryView>
  )
}
