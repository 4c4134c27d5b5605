-- A level of risk that is known without its day, and without end, asks for nothing (core's isNotDone).
update obligations set due = null
  where due = '-infinity' and section = 'risk' and periodicity = 'indefinite' and found <> 'notAssessed';
