import { Grid } from '@chakra-ui/react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { SearchList } from '../list/SearchList.tsx'
import { Section } from '../page/Section.tsx'
import { EmptyState } from '../status/EmptyState.tsx'
import { ErrorPanel } from '../status/ErrorPanel.tsx'
import { Notice } from '../status/Notice.tsx'
import { Loading, Skeleton } from '../status/Skeleton.tsx'
import { ReadMore } from '../text/ReadMore.tsx'

const items = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Écho', 'Foxtrot', 'Golf', 'Hotel']

/** What a card shows when there is nothing, something wrong, or nothing yet; and lists. */
export function States() {
  return (
    <Section title="States and lists">
      <Grid gap="6" templateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(3, minmax(0,1fr))' }}>
        <Card>
          <EmptyState title="Nothing new" action={<Button kind="secondary">Write</Button>}>
            Here you will find your messages.
          </EmptyState>
        </Card>
        <Card>
          <ErrorPanel onRetry={() => {}} />
        </Card>
        <Card>
          <Loading>
            <Skeleton w="60%" h="24px" mb="4" />
            <Skeleton w="40%" h="48px" mb="4" />
            <Skeleton w="80%" />
          </Loading>
        </Card>
      </Grid>
      <Notice>Information</Notice>
      <Notice status="good">Done</Notice>
      <Notice status="warn">Attention</Notice>
      <Notice status="bad">Problem</Notice>
      <Card>
        <SearchList items={items} keyOf={(item) => item} textOf={(item) => item} label="Search" empty={null}>
          {(item) => item}
        </SearchList>
        <ReadMore text={'A long comment that goes on. '.repeat(10)} />
      </Card>
    </Section>
  )
}
