import { createSlotStories } from '@portal/remote-kit-build/slot-story'
import config from '../../remote.config.ts'
import { texts } from '../texts.ts'
import { views } from '../views.tsx'
import answers from './emulator.ts'

const createStory = createSlotStories({ config, texts, views })

export default { title: 'Slot components/mf-calculators', parameters: { answers } }

export const tiles = createStory('tiles')
export const scenarios = createStory('scenarios')
export const maximumMortgage = createStory('maximumMortgage')
export const sustainability = createStory('sustainability')
export const refinance = createStory('refinance')
