/**
 * Public API of the design system. All parts of the portal share this module, and every page loads it. Forms, dialogs
 * and other large parts are separate modules.
 */

export { Coins, Sun } from './art/earnings-illustrations.tsx'
export { Folder, House, Key, LampOff, Mug, Umbrella } from './art/illustrations.tsx'
export { KitchenTableIllustration } from './art/KitchenTableIllustration.tsx'
export { Button } from './button/Button.tsx'
export { ButtonLink } from './button/ButtonLink.tsx'
export { IconButton } from './button/IconButton.tsx'
export { Card } from './card/Card.tsx'
export { CardFoot } from './card/CardFoot.tsx'
export { Collapse } from './card/Collapse.tsx'
export { FactRow } from './card/FactRow.tsx'
export { FigureCard } from './card/FigureCard.tsx'
export { saveFile } from './file/save-file.ts'
export { Icon } from './icon/Icon.tsx'
export { type IconName, iconPaths } from './icon/icon-paths.ts'
export { SearchField } from './list/SearchField.tsx'
export { SearchableItems, SearchList } from './list/SearchList.tsx'
export { Avatar } from './page/Avatar.tsx'
export { ContactRow } from './page/ContactRow.tsx'
export { InsurerLogo } from './page/InsurerLogo.tsx'
export { Letterhead } from './page/Letterhead.tsx'
export { Page } from './page/Page.tsx'
export { PageSummary } from './page/PageSummary.tsx'
export { Section } from './page/Section.tsx'
export { Tabs } from './page/Tabs.tsx'
export { TenantBrand } from './page/TenantBrand.tsx'
export { Badge } from './status/Badge.tsx'
export { CountBadge } from './status/CountBadge.tsx'
export { EmptyState } from './status/EmptyState.tsx'
export { ErrorPanel } from './status/ErrorPanel.tsx'
export { Notice } from './status/Notice.tsx'
export { ProgressBar } from './status/ProgressBar.tsx'
export { Loading, Skeleton } from './status/Skeleton.tsx'
export { Stepper } from './status/Stepper.tsx'
export { animationDurationsMs } from './system/animation-durations.ts'
export { isWide } from './system/is-wide.ts'
/** Only the shell uses these exports. */
export { createRemoteStyleCache, type RemoteStyleCache } from './system/remote-style-cache.ts'
/** Only the shell uses this export. */
export { StyleRegion } from './system/StyleRegion.tsx'
export { createStyleCache, type StyleCache } from './system/style-cache.ts'
export { Box, chakra, Flex, Grid, Stack, VisuallyHidden } from './system/styled.tsx'

export { UiProvider } from './system/UiProvider.tsx'
export { useIsWide } from './system/use-is-wide.ts'
export { Amount } from './text/Amount.tsx'
export { AmountWithUnit } from './text/AmountWithUnit.tsx'
export { Anchor } from './text/Anchor.tsx'
export { DefinitionList } from './text/DefinitionList.tsx'
export { Heading } from './text/Heading.tsx'
export { Link } from './text/Link.tsx'
export { ReadMore } from './text/ReadMore.tsx'
export { Term } from './text/Term.tsx'
export { Text } from './text/Text.tsx'
export {
  createUiTextHook,
  setUiTexts,
  type UiLocale,
  type UiTextId,
  type UiTexts,
  useUiLocale,
} from './ui-texts/ui-texts.ts'
export { useTooLargeText } from './ui-texts/use-too-large-text.ts'
