import * as ui from '../index.ts'

export default { title: 'Design system/Art' }

export const Icon = () => (
  <ui.Grid gap="4" gridTemplateColumns="repeat(auto-fill, minmax(96px, 1fr))">
    {(Object.keys(ui.iconPaths) as ui.IconName[]).map((name) => (
      <ui.Box key={name} textStyle="mark">
        <ui.Icon name={name} />
        <ui.Text>{name}</ui.Text>
      </ui.Box>
    ))}
  </ui.Grid>
)

export const Coins = () => <ui.Coins />
export const Folder = () => <ui.Folder />
export const House = () => <ui.House />
export const Key = () => <ui.Key />
export const LampOff = () => <ui.LampOff />
export const Mug = () => <ui.Mug />
export const KitchenTableIllustration = () => <ui.KitchenTableIllustration />
export const Sun = () => <ui.Sun />
export const Umbrella = () => <ui.Umbrella />
