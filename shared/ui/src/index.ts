/**
 * The public face of the design system: the one module of it that all parts of the portal share, and every page loads.
 * Forms, dialogs and other heavier parts are modules of their own beside it.
 */
export { Box, chakra, Flex, Grid, Stack, VisuallyHidden } from '@chakra-ui/react'
export { Coins, Jar, Sun } from './art/earnings.tsx'
export { Folder, House, Key, LampOff, Mug, Umbrella } from './art/illustrations.tsx'
export { Scene } from './art/Scene.tsx'
export { Button } from './button/Button.tsx'
export { ButtonLink } from './button/ButtonLink.tsx'
export { IconButton } from './button/IconButton.tsx'
export { Card } from './card/Card.tsx'
/** For remotes, once every shell that is kept has it. @public */
export { CardFoot } from './card/CardFoot.tsx'
export { Collapse } from './card/Collapse.tsx'
export { FactRow } from './card/FactRow.tsx'
export { FigureCard } from './card/FigureCard.tsx'
export { DonutCard } from './chart/DonutCard.tsx'
export { ProgressRing } from './chart/ProgressRing.tsx'
export { saveFile } from './file/save-file.ts'
export { Icon } from './icon/Icon.tsx'
export { type IconName, iconPaths } from './icon/paths.ts'
export { SearchField } from './list/SearchField.tsx'
export { SearchList } from './list/SearchList.tsx'
export { AskRow } from './page/AskRow.tsx'
/** Old name of `Avatar`; live remotes use it. */
export { Avatar, Avatar as Face } from './page/Avatar.tsx'
export { InsurerMark } from './page/InsurerMark.tsx'
export { Letterhead } from './page/Letterhead.tsx'
export { Page } from './page/Page.tsx'
/** For remotes, once every shell that is kept has it. @public */
/** Old name of `PageSummary`; live remotes use it. */
export { PageSummary, PageSummary as TableBlock } from './page/PageSummary.tsx'
export { Section } from './page/Section.tsx'
export { Tabs } from './page/Tabs.tsx'
/** Old name of `TenantBrand`; live remotes use it. */
export { TenantBrand, TenantBrand as FirmMark } from './page/TenantBrand.tsx'
export { Badge, type Status } from './status/Badge.tsx'
export { Counter } from './status/Counter.tsx'
export { EmptyState } from './status/EmptyState.tsx'
export { EnergyLabel } from './status/EnergyLabel.tsx'
export { ErrorPanel } from './status/ErrorPanel.tsx'
export { Notice } from './status/Notice.tsx'
/** Under the name by which remotes that are still live know it. @public */
export { OptionalBoundary as Dispensable } from './status/OptionalBoundary.tsx'
export { ProgressBar } from './status/ProgressBar.tsx'
export { Loading, Skeleton } from './status/Skeleton.tsx'
export { Stepper } from './status/Stepper.tsx'
/** For the shell alone. */
export { type ContainedStyles, containStyles } from './system/contained-styles.ts'
/** For remotes that are still live. @public */
export { durations } from './system/durations.ts'
export { isWide } from './system/is-wide.ts'
/** For the shell alone. */
export { StyleRegion } from './system/StyleRegion.tsx'
export { createStyleCache, type StyleCache } from './system/style-cache.ts'
export { UiProvider } from './system/UiProvider.tsx'
export { useWide } from './system/use-wide.ts'
export { Amount } from './text/Amount.tsx'
export { DefinitionList } from './text/DefinitionList.tsx'
export { Figure } from './text/Figure.tsx'
export { Heading } from './text/Heading.tsx'
export { Link } from './text/Link.tsx'
export { ReadMore } from './text/ReadMore.tsx'
export { Term } from './text/Term.tsx'
export { Text } from './text/Text.tsx'
/** For remotes that are still live. @public */
export { setWords, useWords, type Words } from './words/words.ts'
