import { toCssName, tokenNames } from '@portal/domain/theme/token-names'
import * as ui from '../index.ts'

export default { title: 'Design system/Colours' }

export const Colours = () => (
  <ui.Grid gap="2" gridTemplateColumns="repeat(auto-fill, minmax(96px, 1fr))">
    {tokenNames.map((name) => (
      <ui.Box key={name} textStyle="mark">
        <ui.Box h="48px" rounded="field" bg={toCssName(name)} borderWidth="1px" borderColor="line" mb="1" />
        {toCssName(name)}
      </ui.Box>
    ))}
  </ui.Grid>
)
