import { chakra } from '@chakra-ui/react'

/** A paragraph, or with `as` another piece of text. `textStyle` names its size: body, meta, figure … */
export const Text = chakra('p')
