import { Grid } from '@chakra-ui/react'
import { formatEuro } from '@portal/domain/format/money'
import { House, Umbrella } from '../art/illustrations.tsx'
import { Card } from '../card/Card.tsx'
import { FigureCard } from '../card/FigureCard.tsx'
import { DonutCard } from '../chart/DonutCard.tsx'
import { Donut } from '../donut.tsx'
import { PageSummary } from '../page/PageSummary.tsx'
import { Section } from '../page/Section.tsx'
import { ProgressBar } from '../status/ProgressBar.tsx'
import { Stepper } from '../status/Stepper.tsx'
import { Figure } from '../text/Figure.tsx'

const slices = [1600, 780, 410, 210, 120, 60, 40].map((value, index) => ({
  id: String(index),
  label: `Part ${index + 1}`,
  value,
}))
const steps = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }))

const euro = (amount: number) => formatEuro(amount, 'en')

/** Figures, charts and progress. */
export function Figures() {
  return (
    <Section title="Figures and charts">
      <PageSummary>
        <Figure amount={euro(362_084.5)} unit="mortgage" />
      </PageSummary>
      <Grid gap="6" templateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' }}>
        <FigureCard
          question="How much is left?"
          amount={euro(244_020)}
          why="You pay € 1,467.66 a month."
          picture={<House />}
          go={{ label: 'Go on', href: '#go' }}
        />
        <DonutCard
          question="What do I pay?"
          unit="a month"
          slices={slices}
          format={euro}
          art={<Umbrella />}
        />
        <Card>
          <Donut title="Premiums" slices={slices} totalLabel="Together" format={euro} />
        </Card>
        <Card display="grid" alignContent="start" gap="6">
          <Stepper label="Progress" steps={steps} current={2} />
          <ProgressBar share={0.4} label="40%" />
        </Card>
      </Grid>
    </Section>
  )
}
