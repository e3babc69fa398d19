import { startWidget } from '../start.tsx'
import { MaximumMortgage } from './MaximumMortgage.tsx'

startWidget(MaximumMortgage, 'title_maximum')
