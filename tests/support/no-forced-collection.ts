// The heap of a test process holds the leftovers of many tests, so collecting it after a response takes long.
Bun.gc = () => 0;
