import { useState } from 'react'
import * as ui from '../index.ts'

export default { title: 'Design system/Cards' }

const exampleLink = { label: 'Go on', href: '#go' }

export const Card = () => <ui.Card>What can be read.</ui.Card>

export const CardFoot = () => (
  <ui.Card>
    What can be read.
    <ui.CardFoot href="#go">Go on</ui.CardFoot>
  </ui.Card>
)

export const Collapse = () => {
  const [open, setOpen] = useState(true)
  return (
    <ui.Card>
      <ui.Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        More
      </ui.Button>
      <ui.Collapse open={open}>What is folded away.</ui.Collapse>
    </ui.Card>
  )
}

export const FactRow = () => (
  <ui.Card as="div">
    <dl>
      <ui.FactRow term="Debt" about="on 1 March 2026">
        € 244,020
      </ui.FactRow>
      <ui.FactRow term="Interest">3.85%</ui.FactRow>
    </dl>
  </ui.Card>
)

const exampleFigure = {
  question: 'How much is left?',
  amount: '€ 244,020',
  explanation: 'You pay € 1,467.66 a month.',
}

export const FigureCard = () => <ui.FigureCard {...exampleFigure} picture={<ui.House />} link={exampleLink} />
