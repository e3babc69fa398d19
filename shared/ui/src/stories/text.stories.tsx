import * as ui from '../index.ts'

export default { title: 'Design system/Text' }

const exampleEntries = [
  { term: 'Lender', value: 'Example Bank' },
  { term: 'Interest', value: '3.85%' },
]

export const Heading = () => (
  <>
    <ui.Heading level={1}>Title</ui.Heading>
    <ui.Heading level={2}>Section</ui.Heading>
    <ui.Heading level={3} textStyle="subsection">
      Question
    </ui.Heading>
    <ui.Heading level={4}>Small</ui.Heading>
  </>
)

export const Anchor = () => <ui.Anchor href="#link">A link without styles</ui.Anchor>

export const Text = () => (
  <>
    <ui.Text>What is read.</ui.Text>
    <ui.Text color="ink2">What explains it.</ui.Text>
    <ui.Text textStyle="meta" color="ink2">
      What stands beside it.
    </ui.Text>
  </>
)

export const Link = () => <ui.Link href="#link">Text link</ui.Link>
export const Amount = () => <ui.Amount>€ 1,467.66</ui.Amount>
export const AmountWithUnit = () => (
  <>
    <ui.AmountWithUnit amount="€ 362,084.50" unit="mortgage" />
    <ui.AmountWithUnit amount="€ 1,467.66" unit="a month" quiet />
  </>
)
export const DefinitionList = () => <ui.DefinitionList entries={exampleEntries} leading />
export const ReadMore = () => <ui.ReadMore text={'A long comment that goes on. '.repeat(10)} />
export const Term = () => (
  <ui.Text>
    An <ui.Term explanation="A loan of which each month costs the same.">annuity</ui.Term> is usual.
  </ui.Text>
)
