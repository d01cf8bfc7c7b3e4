import { testStops } from '../support/stops/test-stops';
import { operations } from './operations';

testStops(operations);
